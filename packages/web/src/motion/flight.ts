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

  fly(element: Element, source: Spot, duration: number, onEnd?: () => void): void {
    if (duration === 0) return;
    const from = flightFrom(source, element.getBoundingClientRect());
    const flight = element.animate(
      [
        { transform: from, zIndex: 30 },
        { transform: 'none', zIndex: 30 },
      ],
      { duration, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    );
    this.#running.add(flight);
    flight.addEventListener('finish', () => {
      this.#running.delete(flight);
      onEnd?.();
    });
  }

  endAll(): void {
    for (const flight of [...this.#running]) flight.finish();
    this.#running.clear();
  }
}
