import { expect, test } from 'vitest';
import { contentComplaints } from '#build/explain-failure.ts';

test('the build prints only complaints about facts and content', () => {
  const about = [
    "client/src/content/faq.ts(1,9): error TS2304: Cannot find name 'x'.",
    "shared/company.ts(3,1): error TS2322: Type 'string' is not assignable to type 'number'.",
  ];
  const unused = "client/src/content/faq.ts(2,7): error TS6133: 'y' is declared but never read.";
  const output = ['tests/unit/head.test.ts(1,1): error TS2304: x', ...about, unused];
  expect(contentComplaints(output.join('\n'))).toEqual(about);
});
