/** A share of a whole, as a bar. The number beside it says the same. */
export const ShareBar = ({ share }: { readonly share: number }) => (
  <svg
    className="share-bar"
    viewBox="0 0 100 10"
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    <rect className="plot-ground" width="100" height="10" />
    <rect className="plot-fill" width={100 * share} height="10" />
  </svg>
);
