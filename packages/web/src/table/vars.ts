/** Styles that may also set CSS variables. */
import type { CSSProperties } from 'react';

export type Vars = CSSProperties & Readonly<Record<`--${string}`, string>>;
