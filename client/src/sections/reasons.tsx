import type { Feature } from '#client/content/types.ts';
import { WhyList } from './why-list.tsx';

/**
 * Shows the reasons to choose us, one in each row: the claim and then its proof (spec section 2, Template A). The
 * figure at the start of a claim is large. A claim without a figure is large as a whole.
 */
export function Reasons({ reasons }: { reasons: readonly Feature[] }) {
  return (
    <WhyList
      reasons={reasons.map(({ title, description }) => {
        const [figure = title, ...rest] = /^\S*\d/.test(title) ? title.split(' ') : [title];
        return { figure, title: rest.join(' '), description };
      })}
    />
  );
}
