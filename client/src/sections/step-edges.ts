import type { DrawingName } from '#client/content/types.ts';

/** The part of the drawing from slab to slab, without dimensions. A photograph's frame has the same crop. */
export const shell = [32, 24, 536, 322] as const;

/** The faces of the outer walls that are to the room. */
export const faces = [60, 540] as const;

/** Drawings that begin outdoors: the face of the first wall. */
const outdoors: Partial<Record<DrawingName, number>> = { hvac: 170 };

/** Where the second, third and fourth state of each drawing begin, on the screen. They are between things. */
const seams: Partial<Record<DrawingName, readonly [number, number, number]>> = {
  'modular-kitchen': [180, 330, 390],
  'smart-home': [226, 326, 437],
  'office-furniture': [151, 253, 341],
  'bedroom-wardrobe': [160, 257, 308],
  'living-dining': [126, 288, 350],
  bathroom: [166, 240, 315],
  balcony: [178, 279, 389],
  'meeting-room': [157, 268, 313],
  'electrical-rack': [190, 290, 373],
  hvac: [246, 300, 410],
};
const quarters = [166, 300, 434] as const;

/** The photograph's part of the frame. It begins at the last seam and ends at the slab. */
const photoFrames: Partial<Record<DrawingName, string>> = {
  'electrical-rack': '[--drawn:65.21%]',
  hvac: '[--left:25.75%] [--width:69.03%] [--drawn:64.86%]',
  // The slab is higher beneath the wooden floor than beneath the raised one.
  'ceiling-flooring': '[--height:81.68%]',
};

/** The height of a slab that is above the floor line, beneath the third and the fourth state. */
const raisedSlabs: Partial<Record<DrawingName, number>> = { 'ceiling-flooring': 298 };

/**
 * Returns the face of the first wall, where each of the four states begins and the last one ends, the slab beneath the last two,
 * and the photo's frame.
 */
export function stepEdges(drawing: DrawingName) {
  const face = outdoors[drawing] ?? faces[0];
  const left = face - (faces[0] - shell[0]);
  const edges = [left, ...(seams[drawing] ?? quarters), shell[0] + shell[2]] as const;
  return { face, edges, slab: raisedSlabs[drawing] ?? 336, photoFrame: photoFrames[drawing] ?? '' };
}
