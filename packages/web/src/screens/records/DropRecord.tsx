/** A file dropped anywhere on the screen is opened as a record. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemText } from './ProblemText.tsx';
import { useImport } from './useImport.ts';

export const DropRecord = () => {
  const { t } = useTranslation('home');
  const { problem, open } = useImport();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent): void => {
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) void open(file);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  });
  return (
    <>
      {isOver && (
        <div className="drop-veil" aria-hidden="true">
          {t('openRecord')}
        </div>
      )}
      {problem !== null && <ProblemText problem={problem} />}
    </>
  );
};
