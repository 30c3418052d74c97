import { claims } from './claims.ts';
import type { Crop, Photo } from './types.ts';
import { capitalised, inWords } from './words.ts';

/** A trade that comes to a client's door. */
interface CrewMember {
  /** The role. The site names nobody. */
  readonly role: string;
  readonly text: string;
  /** The part of the drawing `crew` with the person and the tool. */
  readonly crop: Crop;
  /** The owner's photograph of the person who does this work. It replaces the drawn person. */
  readonly portrait?: Photo;
}

/** Returns the part of the drawing with the person at a position. The drawing has six, from left to right. */
export const figure = (place: number): Crop => [2 + 150 * place, 10, 138, 190.6];

const members: readonly CrewMember[] = [
  {
    role: 'Designer',
    text: 'Measures every wall, asks how you live or work, and shows you the rooms in 3D.',
    crop: figure(0),
  },
  {
    role: 'Supervisor',
    text: 'Gives each trade its turn and puts the level to its work. Your one contact.',
    crop: figure(1),
  },
  {
    role: 'Carpenter',
    text: 'Fits, levels and aligns what was cut and edged away from your rooms.',
    crop: figure(2),
  },
  {
    role: 'Electrician',
    text: 'Puts each socket where it will be used, and tests it before you do.',
    crop: figure(3),
  },
  {
    role: 'Plumber',
    text: 'Tests the pipes under pressure before a tile hides them.',
    crop: figure(4),
  },
  {
    role: 'Painter',
    text: 'Comes last: the final coat goes on once the furniture is in.',
    crop: figure(5),
  },
];

/** The people who do the work, by role (spec section 1: "50+ team"). */
export const crew = {
  title: 'Who comes to your door',
  text: `${capitalised(inWords(members.length))} of our ${claims.experts} team, drawn to one scale.`,
  members,
};
