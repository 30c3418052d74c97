/**
 * What a document remembers of its visit for the form: kept in memory, and nowhere on the visitor's
 * device. Every page loads this, so that it holds two facts and no logic.
 */
export const visitMemory: {
  /** The address that the document was opened at. */
  first?: string;
  /** The path of the page that the visitor has left last, within the app. */
  lastLeft?: string;
} = {};
