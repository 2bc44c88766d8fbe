/** Tiles that fly: an element that has just appeared comes from where its tile was. Whatever still flies is ended at once. */

export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** From the middle of one place to the middle of another, as wide as it was there. */
export const flightFrom = (source: Spot, target: Spot): string => {
  const x = source.left + source.width / 2 - (target.left + target.width / 2);
  const y = source.top + source.height / 2 - (target.top + target.height / 2);
  const scale = target.width === 0 ? 1 : source.width / target.width;
  return `translate(${x}px, ${y}px) scale(${scale})`;
};

export class Flights {
  readonly #running = new Set<Animation>();

  fly(element: Element, source: Spot, duration: number): void {
    if (duration === 0) return;
    const from = flightFrom(source, element.getBoundingClientRect());
    const flight = element.animate(
      [
        { transform: from, zIndex: 30 },
        { transform: 'none', zIndex: 30 },
      ],
      { duration, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    );
    this.#keep(flight);
  }

  /** A number that floats from one place to another and is gone when it has arrived. */
  float(
    layer: Element,
    text: string,
    { from, to, duration }: { readonly from: Spot; readonly to: Spot; readonly duration: number },
  ): void {
    const chip = document.createElement('span');
    chip.className = 'float-points';
    chip.textContent = text;
    chip.setAttribute('aria-hidden', 'true');
    layer.append(chip);
    const place = ({ left, top, width, height }: Spot): string =>
      `translate(${left + width / 2}px, ${top + height / 2}px) translate(-50%, -50%)`;
    const flight = chip.animate(
      [
        { transform: place(from), opacity: 0 },
        { transform: place(from), opacity: 1, offset: 0.15 },
        { transform: place(to), opacity: 1, offset: 0.85 },
        { transform: place(to), opacity: 0 },
      ],
      { duration, easing: 'ease-in-out' },
    );
    const gone = (): void => chip.remove();
    flight.addEventListener('finish', gone);
    flight.addEventListener('cancel', gone);
    this.#keep(flight);
  }

  endAll(): void {
    for (const flight of [...this.#running]) flight.finish();
    this.#running.clear();
  }

  #keep(flight: Animation): void {
    this.#running.add(flight);
    flight.addEventListener('finish', () => this.#running.delete(flight));
  }
}
