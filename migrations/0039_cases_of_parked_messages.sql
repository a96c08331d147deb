-- What was put aside message by message becomes a case for each cause; what somebody had seen to stays to be read.
WITH parked AS (
  SELECT
    CASE
      WHEN type LIKE 'charge.dispute.%' THEN 'dispute'
      WHEN facts ->> 'subscription' IS NOT NULL THEN 'subscription'
      ELSE 'payment'
    END AS kind,
    coalesce(facts ->> 'subscription', payment_intent_id, id) AS subject,
    coalesce(reason, 'no-order') AS reason, facts, received_at, handled_at
  FROM payment_events WHERE outcome = 'parked'
), causes AS (
  SELECT kind, subject, min(received_at) AS opened_at, max(received_at) AS heard_at,
    bool_or(handled_at IS NULL) AS is_open, max(handled_at) AS handled_at,
    (array_agg(reason ORDER BY received_at DESC))[1] AS reason,
    (array_agg(facts ORDER BY received_at DESC))[1] AS facts
  FROM parked GROUP BY kind, subject
)
INSERT INTO payment_cases
  (kind, subject, reason, facts, user_id, amount_cents, currency, opened_at, heard_at, closed_at, outcome, note)
SELECT causes.kind, causes.subject, causes.reason, causes.facts, orders.user_id, orders.amount_cents, orders.currency,
  causes.opened_at, causes.heard_at,
  CASE WHEN NOT causes.is_open THEN causes.handled_at END,
  CASE WHEN NOT causes.is_open THEN 'closed' END,
  CASE WHEN NOT causes.is_open THEN 'Taken off the list before reasons were kept' END
FROM causes LEFT JOIN orders ON orders.payment_intent_id = causes.subject;
--> statement-breakpoint
UPDATE orders SET refunded_cents = amount_cents WHERE status = 'refunded';
