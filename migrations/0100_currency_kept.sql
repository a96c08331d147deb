-- Whoever has sold, or has prices, keeps their currency, whatever is configured.
INSERT INTO "academy_currency" ("currency")
SELECT "found"."currency" FROM (SELECT coalesce(
	(SELECT "currency" FROM "orders" WHERE "amount_cents" > 0 LIMIT 1),
	(SELECT "currency" FROM "courses" LIMIT 1),
	(SELECT "currency" FROM "plans" LIMIT 1)
) AS "currency") "found" WHERE "found"."currency" IS NOT NULL;
