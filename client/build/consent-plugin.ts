import type { Plugin } from 'vite';
import { inProject } from '../../server/launch/child.mjs';
import { importSource } from '../../server/launch/import-source.ts';
import type * as Facts from '../../shared/company.ts';

const facts = inProject('shared/company.ts');

/** Replaces the empty `consent/consent.ts` by `consent/with-tags.tsx` if the owner names a tag. */
export function consentPlugin(): Plugin {
  return {
    name: 'consent',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (!/\/consent\/consent\.ts$/.test(id)) return null;
      const { adTags } = await importSource<typeof Facts>(facts);
      if (!adTags.google && !adTags.metaPixel) return null;
      return this.resolve(id.replace(/consent\.ts$/, 'with-tags.tsx'), importer, options);
    },
  };
}
