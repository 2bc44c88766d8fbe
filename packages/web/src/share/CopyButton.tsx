/** Puts a text into the clipboard; where the browser does not allow that, it is shown to be copied by hand. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface CopyButtonProps {
  readonly label: string;
  readonly testId: string;
  readonly className?: string;
  /** What will be copied, and what became of it, in a sentence each. */
  readonly title?: string;
  readonly done?: string;
  /** Made when it is wanted; null where it cannot be made, and somebody else says why. */
  text(): Promise<string | null>;
}

type Outcome = { readonly name: 'idle' | 'copied' } | { readonly name: 'shown'; readonly text: string };

export const CopyButton = ({ label, testId, text, title, done, className = 'button' }: CopyButtonProps) => {
  const { t } = useTranslation('home');
  const [outcome, setOutcome] = useState<Outcome>({ name: 'idle' });
  const copy = async (): Promise<void> => {
    const made = await text();
    if (made === null) return;
    try {
      await navigator.clipboard.writeText(made);
      setOutcome({ name: 'copied' });
    } catch {
      setOutcome({ name: 'shown', text: made });
    }
  };
  return (
    <>
      <button
        type="button"
        className={className}
        data-testid={testId}
        title={title}
        onClick={() => void copy()}
      >
        {outcome.name === 'copied' ? t('copied') : label}
      </button>
      {outcome.name === 'copied' && done !== undefined && (
        <p role="status" className="copy-note soft" data-testid={`${testId}-done`}>
          {done}
        </p>
      )}
      {outcome.name === 'shown' && (
        <label className="copy-by-hand">
          {t('notCopied')}
          <textarea
            className="field"
            readOnly
            rows={3}
            value={outcome.text}
            onFocus={({ target }) => target.select()}
          />
        </label>
      )}
    </>
  );
};
