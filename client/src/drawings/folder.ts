/** The address of the folder with a file for each drawing. The build supplies it (client/build/drawings.ts). */
export const drawingsFolder: string = import.meta.env.DRAWINGS;
