-- Custom SQL migration file, put your code below! ---- Pictures of courses are looked at once more: each is drawn for mails as well.
UPDATE "courses" SET "ground_of" = NULL WHERE "ground_of" IS NOT NULL;
