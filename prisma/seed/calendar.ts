const DAY = 86_400_000
const OFFICE_HOURS = 9 * 3_600_000
/** When offices on the Australian east coast close, as time of day in UTC. */
const CLOSING = 7.5 * 3_600_000

/**
 * Dates and moments counted from the day of seeding, so that the demonstration always has reviews
 * that fall due next week and approvals that came in yesterday.
 */
export class Calendar {
  private readonly midnight: number

  constructor(today: Date) {
    this.midnight = Math.floor(today.getTime() / DAY) * DAY
  }

  /** The date so many days from today, as `YYYY-MM-DD`. */
  day(offset: number): string {
    return new Date(this.midnight + offset * DAY).toISOString().slice(0, 10)
  }

  /** Like {@link day}, but moved on to Monday where that is a weekend. */
  workday(offset: number): string {
    const weekday = new Date(this.midnight + offset * DAY).getUTCDay()
    return this.day(offset + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0))
  }

  /**
   * A moment in office hours.
   *
   * @param age working days before closing time of the last working day that is over; 0.5 is
   *   around its noon
   */
  moment(age: number): Date {
    const whole = Math.floor(age)
    let close = this.midnight - DAY
    for (let left = whole % 5; isWeekend(close) || left > 0; close -= DAY) {
      if (!isWeekend(close)) left--
    }
    close -= Math.floor(whole / 5) * 7 * DAY
    return new Date(close + CLOSING - Math.round((age - whole) * OFFICE_HOURS))
  }

  /** The moment at which so much of the office hours of a day is left. */
  momentOn(day: string, left: number): Date {
    return new Date(Date.parse(day) + CLOSING - Math.round(left * OFFICE_HOURS))
  }
}

const isWeekend = (time: number): boolean => new Date(time).getUTCDay() % 6 === 0

/** The date so many days before or after another. */
export const shiftDay = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)

/** The calendar date of a moment on the Australian east coast in winter. */
export const dateOf = (moment: Date): string =>
  new Date(moment.getTime() + 10 * 3_600_000).toISOString().slice(0, 10)
