import { createContactPage } from '#server/http/contact-page.ts';
import { renderedPages } from './rendered-pages.ts';

const page = renderedPages.find(({ path }) => path === '/contact');

/** The contact page with its answers; its one style is what the policy has to allow. */
export const contactPage = createContactPage(`<style>p{margin:0}</style>${page?.html}`);
