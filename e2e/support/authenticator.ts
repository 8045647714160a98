import { TOTP } from 'otpauth'

const PERIOD_MS = 30_000

/** An authenticator app: each code that it shows is of a later period than the one before. */
export class Authenticator {
  private shown: number

  /** @param secret in base32, as the service gave it */
  constructor(readonly secret: string) {
    this.shown = Date.now() - PERIOD_MS
  }

  /**
   * A code that was not shown before: at first that of the present, which is still good once its
   * period is over, then that of the period after it, which the service takes ahead of its time.
   * A third would be too early.
   */
  next(): string {
    this.shown += PERIOD_MS
    return this.at(this.shown)
  }

  at(timestamp: number): string {
    return new TOTP({ secret: this.secret }).generate({ timestamp })
  }
}
