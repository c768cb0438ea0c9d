/** What a person has set for this browser; kept there. */

export interface Settings {
  /** `machine`: as the machine is set. */
  readonly theme: 'machine' | 'light' | 'dark';
  readonly motion: 'machine' | 'less';
  /** How long things are shown that others do. */
  readonly pace: 'calm' | 'brisk' | 'at-once';
  readonly sound: boolean;
  /** `few`: an answer of one step that can be taken back is not confirmed. */
  readonly confirm: 'all' | 'few';
}

const KEY = 'ardri-settings';

/** A phone is quiet until it is told otherwise. */
function first(): Settings {
  const phone = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
  return { theme: 'machine', motion: 'machine', pace: 'calm', sound: !phone, confirm: 'all' };
}

function stored(): Settings {
  const begun = first();
  if (typeof localStorage === 'undefined') return begun;
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' ? { ...begun, ...found } : begun;
  } catch {
    // A browser that keeps nothing, or something else under our name: then as at first.
    return begun;
  }
}

class SettingsStore {
  now = $state.raw<Settings>(stored());

  set(changed: Partial<Settings>): void {
    this.now = { ...this.now, ...changed };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.now));
    } catch {
      // It holds for as long as the page is open.
    }
  }

  /** Whether things are to stand still. */
  get still(): boolean {
    if (this.now.motion === 'less') return true;
    return (
      typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
    );
  }
}

export const settings = new SettingsStore();
