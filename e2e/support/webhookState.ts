/** How a webhook does that has sent nothing yet, as the service tells it. */
export const WEBHOOK_STATE = {
  ...{ state: 'inactive', waiting: 0, parked: 0, failures: 0, lag_seconds: 0, secrets: [] },
  ...{ failing_since: null, stopped_at: null, stopped_because: null, next_at: null },
  ...{ last_success_at: null, has_lost_changes: false, changes_lost_at: null },
}
