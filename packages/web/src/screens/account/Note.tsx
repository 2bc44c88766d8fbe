/** What has been done, said where it is heard; whoever pressed a button that is gone goes on from here. */
import { useEffect, useRef } from 'react';

export const Note = ({ text }: { readonly text: string }) => {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text !== '' && document.activeElement === document.body) place.current?.focus();
  }, [text]);
  return (
    <p ref={place} role="status" tabIndex={-1} className="account-note" data-testid="account-note">
      {text}
    </p>
  );
};
