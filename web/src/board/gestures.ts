/** Fingers and mouse on the map: panning, pinching, carrying clans, and clicks that are none. */

interface Point {
  readonly x: number;
  readonly y: number;
}
interface Hands {
  at(event: PointerEvent): Point;
  pan(dx: number, dy: number): void;
  pinch(factor: number, at: Point): void;
  carry(at: Point): void;
  /** Without a place: dropped nowhere. */
  drop(at: Point | null): void;
}

/** A finger trembles: less than this is a tap. */
const SLOP = 6;

export class BoardGestures {
  private readonly fingers = new Map<number, Point>();
  private start: Point | null = null;
  private moved = false;
  private carrying: number | null = null;

  constructor(private readonly hands: Hands) {}

  /** The clans beneath this finger go with it. */
  carryFrom(event: PointerEvent): void {
    this.carrying = event.pointerId;
  }

  down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (this.fingers.size === 0) this.moved = false;
    this.fingers.set(event.pointerId, this.hands.at(event));
    this.start = this.hands.at(event);
    if (this.fingers.size > 1) {
      this.moved = true;
      if (this.carrying !== null) {
        this.carrying = null;
        this.hands.drop(null);
      }
    }
  }

  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = this.hands.at(event);
    if (!this.moved && this.start !== null) {
      if (Math.hypot(now.x - this.start.x, now.y - this.start.y) < SLOP) return;
      this.moved = true;
      // Only now: a captured pointer sends its click to the map, not to the land.
      const element = event.currentTarget;
      if (element instanceof Element) element.setPointerCapture(event.pointerId);
    }
    this.fingers.set(event.pointerId, now);
    if (this.carrying === event.pointerId) {
      this.hands.carry(now);
      return;
    }
    if (this.fingers.size === 1) {
      this.hands.pan(now.x - before.x, now.y - before.y);
      return;
    }
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) return;
    const was = Math.hypot(before.x - other.x, before.y - other.y) || 1;
    const is = Math.hypot(now.x - other.x, now.y - other.y) || 1;
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    this.hands.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    this.hands.pinch(is / was, middle);
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    if (this.carrying !== event.pointerId) return;
    this.carrying = null;
    // Without a move it was a tap, which its own click answers.
    this.hands.drop(this.moved ? this.hands.at(event) : null);
  }

  cancel(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    if (this.carrying !== event.pointerId) return;
    this.carrying = null;
    this.hands.drop(null);
  }

  /** The click that ends a pan chooses nothing. */
  click(event: MouseEvent): void {
    // A click from the keyboard has no detail, and no pan before it.
    if (!this.moved || event.detail === 0) return;
    this.moved = false;
    event.stopPropagation();
    event.preventDefault();
  }
}
