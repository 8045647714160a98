/** How far ahead a day counts as falling due, in days: for the overview's counts and the lists behind them. */
export const HORIZON_DAYS = 30
