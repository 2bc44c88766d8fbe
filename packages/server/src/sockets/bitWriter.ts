/** Bits in the order of deflate: the lowest of each byte first. One for all, since nothing is written at the same time. */
export class BitWriter {
  #bytes = Buffer.allocUnsafeSlow(1_024);
  #length = 0;
  #bits = 0;
  #count = 0;

  begin(): void {
    this.#length = 0;
    this.#bits = 0;
    this.#count = 0;
  }

  /** At most 16 bits. */
  write(bits: number, count: number): void {
    this.#bits |= bits << this.#count;
    this.#count += count;
    while (this.#count >= 8) {
      if (this.#length === this.#bytes.length) this.#grow();
      this.#bytes[this.#length] = this.#bits & 255;
      this.#length += 1;
      this.#bits >>>= 8;
      this.#count -= 8;
    }
  }

  /** What was written, as whole bytes. */
  end(): Buffer {
    if (this.#count > 0) this.write(0, 8 - this.#count);
    return Buffer.from(this.#bytes.subarray(0, this.#length));
  }

  #grow(): void {
    const bytes = Buffer.allocUnsafeSlow(2 * this.#bytes.length);
    this.#bytes.copy(bytes);
    this.#bytes = bytes;
  }
}
