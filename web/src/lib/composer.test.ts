import { beforeEach, describe, expect, it } from 'vitest';
import { Composer, type Trial } from './composer.svelte';
import type { Decision } from './data';

function decision(kind: string, actions: string[], subject: Decision['subject'] = {}): Decision {
  return { seat: 0, kind, subject, actions };
}
const WHOLE: Trial = { decision: null, idle: false };

/** A server that knows a few lines; it refuses what it does not know. */
class Script {
  readonly tried: string[] = [];
  readonly played: string[] = [];
  constructor(readonly lines: Record<string, Trial>) {}
  attempt(line: string): Promise<Trial> {
    this.tried.push(line);
    const known = this.lines[line];
    return known === undefined
      ? Promise.reject(new Error(`refused: ${line}`))
      : Promise.resolve(known);
  }
  play(line: string): Promise<void> {
    this.played.push(line);
    return Promise.resolve();
  }
}
/** All that is under way comes to rest. */
const rest = (): Promise<void> => new Promise((done) => setTimeout(done));

function composing(script: Script, asked: Decision, held = 0): Composer {
  const composer = new Composer(script, () => ({
    held,
    orders: () => ({ 'place hills': 2, 'player 1': 1 }),
  }));
  composer.ask(asked);
  return composer;
}

const TURN = decision('turn', ['play migration', 'play new-clans', 'pass']);

describe('a march', () => {
  const from = decision('territory', ['territory valley', 'territory hills'], {
    card: 'migration',
    by: 0,
  });
  const subject = { card: 'migration', by: 0, territory: 'valley' };
  const march = decision('march', ['to cove', 'to hills', 'to moor'], subject);
  const count = decision('count', ['count 1', 'count 2', 'count 3'], { ...subject, to: 'cove' });
  const start = 'play migration, territory valley';
  let script: Script;
  let composer: Composer;
  beforeEach(async () => {
    script = new Script({
      'play migration': { decision: from, idle: false },
      [start]: { decision: march, idle: false },
      [`${start}, to cove`]: { decision: count, idle: false },
      [`${start}, move 1 valley cove`]: WHOLE,
      [`${start}, move 2 valley cove`]: WHOLE,
      [`${start}, move 1 valley moor`]: WHOLE,
      [`${start}, move 2 valley cove, 1 valley moor`]: WHOLE,
      [`${start}, to moor`]: { decision: count, idle: false },
    });
    composer = composing(script, TURN);
    await composer.pick('play migration');
  });

  it('goes from question to question, and is whole with one clan on its way', async () => {
    expect(composer.current?.decision).toBe(from);
    await composer.pick('territory valley');
    expect(composer.complete).toBe(false);
    await composer.pick('to cove');
    expect(composer.complete).toBe(true);
    expect(composer.line).toBe(`${start}, move 1 valley cove`);
  });

  it('is split in any order, and never more go than there are', async () => {
    await composer.pick('territory valley');
    await composer.march('cove', 2);
    await composer.pick('to moor');
    expect(composer.line).toBe(`${start}, move 2 valley cove, 1 valley moor`);
    const asked = script.tried.length;
    await composer.march('cove', 5);
    expect(composer.line).toBe(`${start}, move 2 valley cove, 1 valley moor`);
    expect(script.tried.slice(asked)).toEqual([composer.line]);
    await composer.confirm();
    expect(script.played).toEqual([composer.line]);
  });

  it('may be dragged, from the land or into it', async () => {
    await composer.drag('valley', 'moor');
    expect(composer.line).toBe(`${start}, move 1 valley moor`);
  });

  it('is taken back step by step', async () => {
    await composer.pick('territory valley');
    await composer.pick('to cove');
    composer.back();
    expect([composer.complete, composer.current?.decision]).toEqual([false, march]);
    composer.back();
    expect(composer.current?.decision).toEqual(from);
    composer.back();
    expect(composer.current?.decision).toEqual(TURN);
    expect(composer.begun).toBe(false);
  });

  it('can be given up for another card', async () => {
    await composer.pick('territory valley');
    script.lines['pass'] = WHOLE;
    await composer.pickAt(0, 'pass');
    expect([composer.line, composer.complete]).toEqual(['pass', true]);
  });
});

describe('clans to be placed', () => {
  const place = (lands: string[], fewer = false): Decision =>
    decision('place', [...lands.map((land) => `place ${land}`), ...(fewer ? ['done'] : [])], {
      card: 'new-clans',
      by: 0,
    });
  const lands = ['moor', 'valley'];

  it('are as many as there are, in whatever order they are named', async () => {
    const script = new Script({
      'place moor': { decision: place(lands), idle: false },
      'place moor, place moor': WHOLE,
      'place moor, place valley': WHOLE,
    });
    const composer = composing(script, place(lands));
    await composer.pick('place valley');
    await rest();
    // The engine would put both in the valley: that is not what was said.
    expect(script.tried).not.toContain('place valley');
    expect(composer.complete).toBe(false);
    await composer.pick('place moor');
    expect([composer.line, composer.complete]).toEqual(['place moor, place valley', true]);
  });

  it('may be fewer: then that is said', async () => {
    const script = new Script({
      'place moor': { decision: place(['valley'], true), idle: false },
      'place moor, place valley': WHOLE,
      'place moor, done': WHOLE,
      'place valley': WHOLE,
    });
    const composer = composing(script, place(lands, true));
    await rest();
    await composer.pick('place moor');
    expect(composer.complete).toBe(true);
    await composer.confirm();
    // What the page says is what the server has tried.
    expect(script.played).toEqual(['place moor, done']);
    const { form } = composer.current ?? {};
    expect(form).toMatchObject({ kind: 'place', full: ['moor'], total: 2 });
  });
});

describe('cards to be held', () => {
  const hold = decision('hold', ['hold bard', 'hold druid', 'hold raid'], { pass: 2 });

  it('are exactly so many, the first one making room', async () => {
    const script = new Script({ 'hold bard raid': WHOLE, 'hold bard druid': WHOLE });
    const composer = composing(script, hold);
    await composer.pick('hold raid');
    expect([script.tried, composer.complete]).toEqual([[], false]);
    await composer.pick('hold bard');
    expect([composer.line, composer.complete]).toEqual(['hold bard raid', true]);
    await composer.pick('hold druid');
    expect(composer.line).toBe('hold bard druid');
    await composer.toggle('druid');
    expect(composer.complete).toBe(false);
  });

  it('count those that are held already', async () => {
    const script = new Script({ 'hold raid': WHOLE });
    const composer = composing(script, hold, 1);
    await composer.pick('hold raid');
    expect(composer.complete).toBe(true);
  });
});

describe('what the server says', () => {
  it('that a play changes nothing is passed on', async () => {
    const composer = composing(new Script({ pass: { decision: null, idle: true } }), TURN);
    await composer.pick('pass');
    expect(composer.idle).toBe(true);
  });

  it('a refusal leaves all as it was', async () => {
    const composer = composing(new Script({}), TURN);
    await composer.pick('pass');
    expect(composer.begun).toBe(false);
    expect(String(composer.fault)).toContain('refused: pass');
  });

  it('a refusal leaves what was whole before it', async () => {
    const composer = composing(new Script({ pass: WHOLE }), TURN);
    await composer.pick('pass');
    await composer.pick('play new-clans');
    expect([composer.line, composer.complete]).toEqual(['pass', true]);
  });

  it('orders are said in the order of the notation', async () => {
    // With so many left only a placing may come first: the rest is known from the map.
    const orders = decision('orders', ['place hills'], { left: 2, territory: 'hills' });
    const composer = composing(new Script({ 'place hills, player 1': WHOLE }), orders);
    await composer.pick('player 1');
    await composer.pick('place hills');
    expect([composer.line, composer.complete]).toEqual(['place hills, player 1', true]);
  });

  it('cards to be discarded are so, too, and that these are all', async () => {
    const some = decision('discard-some', ['discard bard', 'discard raid'], {
      card: 'misty-lands',
    });
    const script = new Script({
      'discard raid, done': WHOLE,
      'discard bard, discard raid, done': WHOLE,
    });
    const composer = composing(script, some);
    await composer.pick('discard raid');
    await composer.pick('discard bard');
    expect(composer.line).toBe('discard bard, discard raid, done');
  });
});
