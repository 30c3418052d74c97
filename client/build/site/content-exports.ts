const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./client/src/content/**/*.ts', './shared/{company,form-options}.ts'],
  { eager: true, base: '../../..' },
);

/** Holds the exports of each content file, of the company's facts and of the form's options, by file name. */
export const contentExports = new Map(
  Object.entries(modules).map(([path, exported]) => [path.replace('./', ''), exported]),
);
