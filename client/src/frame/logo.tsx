import { frameLabels } from '#client/content/navigation.ts';
import { company } from '#shared/company.ts';

/** The company's mark and name, leading home. The mark is `drawings/mark.svg`. */
export function Logo() {
  return (
    <a href="/" aria-label={frameLabels.home} className="logo">
      <svg viewBox="0 0 38 34" className="w-[38px] shrink-0" aria-hidden="true">
        <path fill="currentColor" d="M0 0h38v4H0zM3 4h4v26H3zM31 4h4v26h-4zM0 30h38v4H0z" />
        <path className="fill-canary" d="M7 19h24v11H7z" />
        <path fill="currentColor" d="M7 17.5h24V20H7zM18.2 20h1.6v10h-1.6z" />
      </svg>
      <span className="pt-1">{company.name}</span>
    </a>
  );
}
