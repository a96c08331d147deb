-- What the list of people is sorted by, counted from the grants that there are.
UPDATE users SET courses_held = held.courses
FROM (SELECT user_id, count(*)::int AS courses FROM enrolments WHERE revoked_at IS NULL GROUP BY user_id) AS held
WHERE users.id = held.user_id;
