/** A reason not to start, as a sentence. */
export class StartFault extends Error {
  override readonly name = "StartFault";
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
  }
}
