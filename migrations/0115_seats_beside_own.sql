DROP INDEX "orders_one_open";
