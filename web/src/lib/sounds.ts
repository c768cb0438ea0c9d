/** Sounds of our own: a few plucked and struck tones, made as they are needed. */

import type { GameEvent } from './data';

type Sound = readonly Tone[];
interface Tone {
  /** Semitones above the A below middle C. */
  readonly note: number;
  readonly at: number;
  readonly long: number;
  readonly loud?: number;
  readonly wave?: OscillatorType;
}

const tone = (
  note: number,
  at = 0,
  long = 0.5,
  loud = 0.5,
  wave: OscillatorType = 'triangle',
): Tone => ({
  note,
  at,
  long,
  loud,
  wave,
});

/** In the mode of a low whistle: nothing sounds like an alarm. */
const SOUNDS = {
  turn: [tone(7, 0, 0.6), tone(12, 0.13, 0.9)],
  card: [tone(12, 0, 0.25, 0.25), tone(14, 0.06, 0.3, 0.25)],
  place: [tone(3, 0, 0.16, 0.4, 'sine')],
  move: [tone(0, 0, 0.14, 0.35, 'sine'), tone(3, 0.09, 0.16, 0.35, 'sine')],
  remove: [tone(-2, 0, 0.3, 0.4, 'sine'), tone(-7, 0.08, 0.4, 0.4, 'sine')],
  build: [tone(-9, 0, 0.18, 0.5, 'square'), tone(-9, 0.16, 0.22, 0.4, 'square')],
  clash: [tone(-12, 0, 0.9, 0.55, 'sawtooth'), tone(-5, 0.02, 0.8, 0.35, 'sawtooth')],
  peace: [tone(3, 0, 0.6, 0.35), tone(7, 0.12, 0.7, 0.35), tone(10, 0.24, 0.9, 0.35)],
  claim: [tone(0, 0, 0.5), tone(7, 0.14, 0.5), tone(12, 0.28, 0.9)],
  king: [tone(0, 0, 0.7), tone(7, 0.16, 0.7), tone(12, 0.32, 0.7), tone(16, 0.48, 1.6)],
} as const satisfies Readonly<Record<string, Sound>>;
export type SoundId = keyof typeof SOUNDS;

const BY_EVENT: Readonly<Record<string, SoundId>> = {
  played: 'card',
  cancelled: 'remove',
  placed: 'place',
  moved: 'move',
  removed: 'remove',
  replaced: 'remove',
  built: 'build',
  discovered: 'build',
  clash: 'clash',
  'clash-over': 'peace',
  pretender: 'claim',
  deed: 'card',
  king: 'king',
};
/** Of several at once the most telling. */
const WEIGHT: readonly SoundId[] = [
  'king',
  'clash',
  'claim',
  'peace',
  'remove',
  'build',
  'card',
  'move',
  'place',
];

export function soundOf(events: readonly GameEvent[]): SoundId | null {
  const heard = new Set(events.map(({ kind }) => BY_EVENT[kind]));
  return WEIGHT.find((id) => heard.has(id)) ?? null;
}

const A = 220;
let context: AudioContext | null = null;

export function play(id: SoundId): void {
  // Browsers keep a page quiet until it has been touched: till then there is nothing to hear.
  if (typeof AudioContext === 'undefined' || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  const now = context.currentTime + 0.01;
  for (const each of SOUNDS[id]) strike(context, each, now + each.at);
}

function strike(
  audio: AudioContext,
  { note, long, loud = 0.5, wave = 'triangle' }: Tone,
  at: number,
): void {
  const string = audio.createOscillator();
  const wood = audio.createBiquadFilter();
  const volume = audio.createGain();
  string.type = wave;
  string.frequency.value = A * 2 ** (note / 12);
  wood.type = 'lowpass';
  wood.frequency.setValueAtTime(2400, at);
  wood.frequency.exponentialRampToValueAtTime(500, at + long);
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud * 0.22, at + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + long);
  string.connect(wood).connect(volume).connect(audio.destination);
  string.start(at);
  string.stop(at + long + 0.02);
}
