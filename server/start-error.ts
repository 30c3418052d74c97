/** The database cannot be opened. The message tells the operator, in plain words, what is wrong and what to do. */
export class StartError extends Error {
  override name = 'StartError';
}
