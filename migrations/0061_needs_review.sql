-- What was called parked is called what it is everywhere else.
UPDATE "payment_events" SET "outcome" = 'needs-review' WHERE "outcome" = 'parked';
