-- Whoever has sold, or has prices, keeps their currency, whatever is configured: that of the last sale, or else of most prices.
INSERT INTO "academy_currency" ("currency")
SELECT "found"."currency" FROM (SELECT coalesce(
	(SELECT "currency" FROM "orders" WHERE "amount_cents" > 0 AND "paid_at" IS NOT NULL ORDER BY "paid_at" DESC LIMIT 1),
	(SELECT "currency" FROM "courses" WHERE "price_cents" > 0 GROUP BY "currency" ORDER BY count(*) DESC, "currency" LIMIT 1),
	(SELECT "currency" FROM "plans" GROUP BY "currency" ORDER BY count(*) DESC, "currency" LIMIT 1),
	(SELECT "currency" FROM "courses" LIMIT 1)
) AS "currency") "found" WHERE "found"."currency" IS NOT NULL
ON CONFLICT DO NOTHING;
