import { createContactPage } from '#server/http/contact-page.ts';

const message = (name: string) =>
  `<p id="${name}-error" data-error="" hidden=""><svg aria-hidden="true"></svg><span data-message="${name}"></span></p>`;
const input = (name: string) =>
  `<label for="${name}">${name}</label><input class="a &gt; b" id="${name}" name="${name}" value="" aria-describedby="${name}-hint"/><p id="${name}-hint">Help</p>${message(name)}`;
const select = (name: string, values: string[]) =>
  `<select id="${name}" name="${name}"><option value="" selected="">Choose</option>${values
    .map((value) => `<option value="${value}">${value}</option>`)
    .join('')}</select>${message(name)}`;

/** The contact page in little, with what the server's answer fills in. */
export const contactHtml = `<!DOCTYPE html><html lang="en"><head><title>Contact</title>
<style>p{margin:0}</style><link rel="modulepreload" href="/assets/app.js"/>
<script type="application/ld+json">{"@type":"ContactPage"}</script>
<script type="module">import("/assets/app.js")</script></head><body>
<section data-confirmation="" hidden="" tabindex="-1"><h2>Received</h2><p></p></section>
<form id="consultation" method="post" action="/contact" novalidate="">
<div data-failure="" hidden="" tabindex="-1"><p></p><p>Or call us</p></div>
${input('name')}${input('phone')}${input('email')}
${select('city', ['hyderabad', 'delhi', 'other'])}
${select('projectType', ['modular-kitchen', 'bathroom', 'other'])}
<textarea id="message" name="message" rows="4"></textarea>${message('message')}
<button type="submit">Send</button></form><script>loader()</script></body></html>`;

/** The same, with its answers. */
export const contactPage = createContactPage(contactHtml);
