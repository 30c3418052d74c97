import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

/** Tells screen readers the title of a page entered without a page load. */
export function PageAnnouncer() {
  const [path] = useLocation();
  const [announced, announce] = useState({ path, title: '' });
  useEffect(() => {
    // The head has been replaced in the same commit, so the title is the new page's.
    announce((last) => (last.path === path ? last : { path, title: document.title }));
  }, [path]);
  return (
    <p role="status" className="sr-only">
      {announced.title}
    </p>
  );
}
