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

/** The position of each person in the drawing, from left to right. */
const crewPlace = {
  designer: 0,
  supervisor: 1,
  carpenter: 2,
  electrician: 3,
  plumber: 4,
  painter: 5,
} as const;

/** Returns the part of the drawing with the person at a position. */
const figure = (place: number): Crop => [2 + 150 * place, 10, 138, 190.6];

const members: readonly CrewMember[] = [
  {
    role: 'Designer',
    text: 'Measures walls, draws rooms in 3D.',
    crop: figure(crewPlace.designer),
  },
  {
    role: 'Supervisor',
    text: 'Plans each day, checks every level.',
    // With the post at the right, the two are in the middle.
    crop: [figure(crewPlace.supervisor)[0] + 12, 10, 138, 190.6],
  },
  {
    role: 'Carpenter',
    text: 'Fits and levels what was made off site.',
    crop: figure(crewPlace.carpenter),
  },
  {
    role: 'Electrician',
    text: 'Tests each socket before you do.',
    crop: figure(crewPlace.electrician),
  },
  {
    role: 'Plumber',
    text: 'Tests the pipes before a tile hides them.',
    crop: figure(crewPlace.plumber),
  },
  {
    role: 'Painter',
    text: 'Covers the furniture, then paints.',
    crop: figure(crewPlace.painter),
  },
];

/** The people who do the work, by role (spec section 1: "50+ team"). */
export const crew = {
  title: 'Who comes to your door',
  text: `${capitalised(inWords(members.length))} of our ${claims.experts} team, drawn to one scale.`,
  members,
};
