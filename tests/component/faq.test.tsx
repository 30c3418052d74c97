import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { faq } from '#client/content/faq.ts';
import { home } from '#client/content/home.ts';
import { Faq } from '#client/sections/faq.tsx';
import { typed } from '#tests/support/texts.ts';

const questions = faq.map(({ question }) => question);
const openQuestions = () =>
  screen.queryAllByRole('button', { expanded: true }).map((button) => button.textContent);

test('the FAQ shows six questions as headings, all closed at first', () => {
  render(<Faq {...home.faq} items={faq} />);
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map((heading) => heading.textContent)).toEqual(questions);
  for (const heading of headings) within(heading).getByRole('button', { expanded: false });
});

test('clicking a question toggles it; several may be open at once', async () => {
  const user = userEvent.setup();
  render(<Faq {...home.faq} items={faq} />);
  const [first = '', , third = ''] = questions;
  await user.click(screen.getByRole('button', { name: third }));
  await user.click(screen.getByRole('button', { name: first }));
  expect(openQuestions()).toEqual([first, third]);
  await user.click(screen.getByRole('button', { name: third }));
  expect(openQuestions()).toEqual([first]);
});

test('an open question names the answer that follows it', async () => {
  const user = userEvent.setup();
  render(<Faq {...home.faq} items={faq} />);
  for (const { question, answer } of faq) {
    await user.click(screen.getByRole('button', { name: question }));
    expect(screen.getByRole('region', { name: question }).textContent).toBe(answer);
  }
});

test('questions open by the keyboard and arrow keys move between them', async () => {
  const user = userEvent.setup();
  render(<Faq {...home.faq} items={faq} />);
  await user.tab();
  await user.keyboard('[ArrowDown][Enter]');
  expect(openQuestions()).toEqual([questions[1]]);
});

test('every answer is in the prerendered page, which carries no style attribute', () => {
  const markup = document.createElement('div');
  markup.innerHTML = renderToString(<Faq {...home.faq} items={faq} />);
  for (const { answer } of faq) within(markup).getByText(typed(answer));
  expect(markup.querySelectorAll('[style]')).toHaveLength(0);
});

test('a call link follows the questions', () => {
  render(<Faq {...home.faq} items={faq} />);
  const call = screen.getByRole('link', { name: /^Call \+/ });
  expect(call.getAttribute('href')).toMatch(/^tel:\+\d+$/);
  const last = screen.getByRole('button', { name: questions.at(-1) ?? '' });
  expect(last.compareDocumentPosition(call)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
