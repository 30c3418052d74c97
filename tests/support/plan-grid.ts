import type { Box, Point } from './plan-shapes.ts';

/** The side of a cell in millimetres: less than half a partition. */
const cell = 50;

/** The margin around the rooms in millimetres, which holds the outer walls and the entrance's triangle. */
const margin = 1000;

/** A plan as a grid of cells, some of them solid. */
export class PlanGrid {
  readonly #columns: number;
  readonly #rows: number;
  readonly #solid: Uint8Array;

  constructor(width: number, height: number, boxes: readonly Box[]) {
    this.#columns = Math.ceil((width + 2 * margin) / cell);
    this.#rows = Math.ceil((height + 2 * margin) / cell);
    this.#solid = new Uint8Array(this.#columns * this.#rows);
    for (const box of boxes) for (const index of this.within(box)) this.#solid[index] = 1;
  }

  /** Returns the cells whose middle is in `box`. */
  within([x0, y0, x1, y1]: Box): number[] {
    const first = (value: number) => Math.max(0, Math.ceil((value + margin) / cell - 0.5));
    const last = (value: number, count: number) =>
      Math.min(count - 1, Math.floor((value + margin) / cell - 0.5));
    const cells: number[] = [];
    for (let row = first(y0); row <= last(y1, this.#rows); row++)
      for (let column = first(x0); column <= last(x1, this.#columns); column++)
        cells.push(row * this.#columns + column);
    return cells;
  }

  at([x, y]: Point): number {
    const [column, row] = [Math.floor((x + margin) / cell), Math.floor((y + margin) / cell)];
    return row * this.#columns + column;
  }

  /** Marks every cell that can be reached from `starts` without crossing a solid one. */
  reachedFrom(starts: readonly number[]): Uint8Array {
    const reached = new Uint8Array(this.#solid.length);
    const open: number[] = [];
    const reach = (index: number) => {
      if (this.#solid[index] !== 0 || reached[index] === 1) return;
      reached[index] = 1;
      open.push(index);
    };
    for (const start of starts) reach(start);
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      const column = index % this.#columns;
      reach(index - this.#columns);
      reach(index + this.#columns);
      if (column > 0) reach(index - 1);
      if (column < this.#columns - 1) reach(index + 1);
    }
    return reached;
  }

  /** Returns every cell that is not solid. */
  open(): number[] {
    return [...this.#solid.keys()].filter((index) => this.#solid[index] === 0);
  }

  /** Returns the width and height in millimetres of the box around `cells`. */
  sizeOf(cells: Uint8Array): [width: number, height: number] {
    let [left, right, top, bottom] = [this.#columns, 0, this.#rows, 0];
    for (const [index, isOf] of cells.entries()) {
      if (!isOf) continue;
      const [column, row] = [index % this.#columns, Math.floor(index / this.#columns)];
      [left, right] = [Math.min(left, column), Math.max(right, column)];
      [top, bottom] = [Math.min(top, row), Math.max(bottom, row)];
    }
    return [(right - left + 1) * cell, (bottom - top + 1) * cell];
  }
}

/** Returns the square metres of a number of cells. */
export const squareMetres = (cells: number): number => (cells * cell ** 2) / 1e6;
