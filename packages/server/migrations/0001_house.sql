CREATE TABLE "house" (
	"id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
