/** A sheet over everything, with its title and what closes it. It is open for as long as it is there. */
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import './sheet.css';

interface Props {
  readonly title: string;
  /** What it is about, where the title alone does not say it. */
  readonly label?: string;
  /** What the button at its head says; it closes the sheet unless there is something else to do first. */
  readonly closing: string;
  /** As tests call it: `<name>-close` is its button. */
  readonly name: string;
  readonly testId?: string;
  readonly className: string;
  onHead?(): void;
  onClose(): void;
  readonly children: ReactNode;
}

export const Sheet = ({ title, label = title, closing, className, onHead, onClose, ...props }: Props) => {
  const { name, testId = `${name}-sheet`, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={`sheet sheet-column ${className}`}
      aria-label={label}
      data-testid={testId}
      onClose={onClose}
    >
      <header className="sheet-head">
        <h2>{title}</h2>
        <button
          type="button"
          className="button"
          data-testid={`${name}-close`}
          onClick={() => (onHead === undefined ? dialog.current?.close() : onHead())}
        >
          {closing}
        </button>
      </header>
      {children}
    </dialog>
  );
};
