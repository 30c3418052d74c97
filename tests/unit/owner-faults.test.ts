import { expect, test } from 'vitest';
import { explainComplaints } from '#build/owner-faults.ts';

const file = 'client/src/content/faq.ts';
const complaint = (code: string, message: string, line = 1) =>
  `${file}(${line},9): error ${code}: ${message}`;

test.each(["answer: 'We don't', ", "answer: 'Our clients' rooms',"])(
  'the build says how to write an apostrophe: %s',
  (line) => {
    const output = ["',' expected.", 'Unterminated string literal.', "':' expected."].map(
      (message, i) => complaint(`TS100${i}`, message),
    );
    expect(explainComplaints(output.join('\n'), () => line)).toEqual([
      `${complaint('TS1000', "',' expected.")} An apostrophe ends the text: write ’ in place of '.`,
    ]);
  },
);

test.each([
  ['TS2322', "Type '{ id: string; alt: string; }[]' is not assignable to type 'Photo'."],
  [
    'TS2739',
    "Type '{ id: string; alt: string; }[]' is missing the following properties from type 'Photo': id, alt",
  ],
])('the build asks for one photograph instead of a list: %s', (code, message) => {
  expect(explainComplaints(complaint(code, message), () => 'photo: [')).toEqual([
    expect.stringMatching(/One photograph belongs here, not a list/),
  ]);
});

test('the build prints only complaints about facts and content', () => {
  const output = [
    'tests/unit/head.test.ts(1,1): error TS2304: x',
    complaint('TS2304', "Cannot find name 'x'."),
    "shared/company.ts(3,1): error TS2322: Type 'string' is not assignable to type 'number'.",
  ];
  expect(explainComplaints(output.join('\n'), () => '')).toEqual(output.slice(1));
});
