/** The modules that web/config/texts.ts makes of the Fluent files. */

declare module 'ardri:texts' {
  export interface Texts {
    /** The Fluent files of a group, one behind the other. */
    readonly default: string;
    /** Whether they have all that the first language has. */
    readonly whole: boolean;
  }
  export interface Language {
    readonly code: string;
    /** What it calls itself. */
    readonly name: string;
    readonly load: Readonly<Record<'basic' | 'table' | 'reading', () => Promise<Texts>>>;
  }
  /** All languages, the first one first. */
  export const LANGUAGES: readonly Language[];
}
