CREATE TABLE "daily_bot" (
	"day" date NOT NULL,
	"game" text NOT NULL,
	"level" text NOT NULL,
	"points" jsonb NOT NULL,
	CONSTRAINT "daily_bot_day_game_level_pk" PRIMARY KEY("day","game","level")
);
--> statement-breakpoint
CREATE TABLE "daily_deal" (
	"day" date NOT NULL,
	"game" text NOT NULL,
	"seed" text NOT NULL,
	CONSTRAINT "daily_deal_day_game_pk" PRIMARY KEY("day","game")
);
--> statement-breakpoint
CREATE TABLE "daily_try" (
	"day" date NOT NULL,
	"game" text NOT NULL,
	"guest" uuid NOT NULL,
	"sitting" uuid,
	"points" jsonb,
	CONSTRAINT "daily_try_day_game_guest_pk" PRIMARY KEY("day","game","guest")
);
--> statement-breakpoint
CREATE TABLE "seeker" (
	"guest" uuid PRIMARY KEY NOT NULL,
	"game" text NOT NULL,
	"preset" text NOT NULL,
	"mean" double precision NOT NULL,
	"deviation" double precision NOT NULL,
	"patience_ms" integer NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sitting" uuid
);
--> statement-breakpoint
ALTER TABLE "daily_try" ADD CONSTRAINT "daily_try_guest_guest_id_fk" FOREIGN KEY ("guest") REFERENCES "public"."guest"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_try" ADD CONSTRAINT "daily_try_sitting_sitting_id_fk" FOREIGN KEY ("sitting") REFERENCES "public"."sitting"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seeker" ADD CONSTRAINT "seeker_guest_guest_id_fk" FOREIGN KEY ("guest") REFERENCES "public"."guest"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seeker" ADD CONSTRAINT "seeker_sitting_sitting_id_fk" FOREIGN KEY ("sitting") REFERENCES "public"."sitting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "daily_try_sitting" ON "daily_try" USING btree ("sitting");--> statement-breakpoint
CREATE INDEX "seeker_waiting" ON "seeker" USING btree ("game","preset") WHERE "seeker"."sitting" IS NULL;--> statement-breakpoint
CREATE INDEX "seeker_sitting" ON "seeker" USING btree ("sitting");