-- These links were mailed to both addresses of a person; one for each change goes to the primary address alone now.
DELETE FROM "account_undos" WHERE jsonb_array_length("emails") > 1;
