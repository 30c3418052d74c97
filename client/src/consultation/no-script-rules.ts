import { contact } from '#client/content/contact-page.ts';

/**
 * The rules that show the drawing of the chosen project type without script. CSS cannot compare an option with a
 * drawing, so each type has a rule of its own. The build puts them into the HTML of Contact only, because a visitor
 * who comes from another page has script.
 */
export const noScriptRules = Object.keys(contact.form.sheet.drawings)
  .map((type) => {
    const sheets = `.form-and-ways:has([value="${type}"]:checked)`;
    return `${sheets} .no-type{display:none}${sheets} [data-choice="${type}"]{display:inline}`;
  })
  .join('');
