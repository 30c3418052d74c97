import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { usePage } from '#client/navigation/pages.ts';

/** Tells screen readers the title of a page entered without a page load. */
export function PageAnnouncer() {
  const [path] = useLocation();
  const { title } = usePage(path).meta;
  const [announced, announce] = useState({ path, title: '' });
  useEffect(() => {
    announce((last) => (last.path === path ? last : { path, title }));
  }, [path, title]);
  return (
    <p role="status" className="sr-only">
      {announced.title}
    </p>
  );
}
