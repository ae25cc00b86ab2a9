/* The same game in C: what one core can do at most. It reads seconds, line by line, and answers with figures. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include "box.h"

enum { SEATS = 4, FLOORS = 5, PLACES = 5, KEY = 6, BALL = 8, TORCH = 9, LOOK = 10, COINS = 10, ALL = 15, POWER = 62 };
enum { MONSTER, TREASURE, VAULT, TRAP, BOSS };

typedef struct { int coins, wounds, hand, items[10], card, value, stone; } Player;
typedef struct {
    Player players[SEATS];
    int8_t rooms[FLOORS * PLACES], plans[FLOORS];
    int floor, place, dark, lit, acting, second, gazers;
} Game;

static uint64_t chance = 88172645463325252u;

static int below(int n) {
    chance ^= chance << 13;
    chance ^= chance >> 7;
    chance ^= chance << 17;
    return (int)(((chance >> 32) * (uint64_t)n) >> 32);
}

static void deal(int8_t *to, int count, int total) {
    int8_t pile[64];
    for (int i = 0; i < total; i++) pile[i] = (int8_t)i;
    for (int i = 0; i < count; i++) {
        int j = i + below(total - i);
        to[i] = pile[j];
        pile[j] = pile[i];
    }
}

static void set_up(Game *game) {
    int8_t who[SEATS];
    memset(game, 0, sizeof *game);
    deal(who, SEATS, sizeof PEOPLE / sizeof *PEOPLE);
    for (int seat = 0; seat < SEATS; seat++) {
        Player *player = &game->players[seat];
        const int *one = PEOPLE[who[seat]];
        player->coins = one[0];
        player->wounds = one[1];
        player->hand = POWER;
        for (int card = KEY; card <= TORCH; card++) {
            player->items[card] = one[card - 4];
            if (player->items[card]) player->hand |= 1 << card;
        }
    }
    deal(game->rooms, FLOORS * PLACES - 1, ROOMS);
    game->rooms[FLOORS * PLACES - 1] = (int8_t)(ROOMS + below(BOSSES));
    deal(game->plans, FLOORS, sizeof DARK / sizeof *DARK);
    game->dark = DARK[game->plans[0]] & ~1;
    game->acting = ALL;
}

static const Card *here(const Game *game) { return &CARDS[game->rooms[game->floor * PLACES + game->place]]; }

static int legal(const Game *game, int seat, int *to) {
    int hand = game->players[seat].hand, cards = hand & here(game)->admits, count = 0;
    if (game->second) cards &= ~(1 << BALL);
    if ((hand >> TORCH & 1) && game->dark && !(game->lit >> seat & 1)) cards |= 1 << LOOK;
    for (int card = 1; card <= LOOK; card++)
        if (cards >> card & 1) to[count++] = card;
    return count;
}

static void spend(Player *player, int card) {
    if (card >= KEY && --player->items[card]) return;
    player->hand ^= 1 << card;
}

static void gain(Player *player, int coins) { player->coins = player->coins + coins > 20 ? 20 : player->coins + coins; }
static void lose(Player *player, int coins) { player->coins = player->coins > coins ? player->coins - coins : 0; }

static void share(Player *players, int value, int coins) {
    int count = 0;
    for (int i = 0; i < SEATS; i++) count += players[i].value == value;
    for (int i = 0; i < SEATS; i++)
        if (players[i].value == value) gain(&players[i], coins / count);
}

static void vault(const Card *room, Player *players) {
    int held[10] = {0}, due[12] = {0};
    for (int i = 0; i < SEATS; i++) {
        due[room->gives[players[i].value]]++;
        for (int card = KEY; card <= TORCH; card++) held[card] += players[i].items[card];
    }
    for (int i = 0; i < SEATS; i++) {
        Player *player = &players[i];
        int what = room->gives[player->value], amount = room->amount[player->value];
        if (what == COINS) gain(player, amount);
        else if (what > COINS) player->wounds = player->wounds > amount ? player->wounds - amount : 0;
        else if (due[what] <= 6 - held[what]) {
            player->items[what]++;
            player->hand |= 1 << what;
        }
    }
}

static void resolve(const Card *room, Player *players) {
    int top = 0, lower = 0, low = 6, total = 0;
    for (int i = 0; i < SEATS; i++) {
        int value = players[i].value;
        total += value;
        if (value > top) top = value;
        if (value > 0 && value < low) low = value;
    }
    switch (room->kind) {
    case MONSTER:
        if (total < room->strength)
            for (int i = 0; i < SEATS; i++)
                if (players[i].value == low) players[i].wounds += room->wounds;
        break;
    case TREASURE:
        share(players, top, room->chests[0]);
        for (int i = 0; i < SEATS; i++)
            if (players[i].value < top && players[i].value > lower) lower = players[i].value;
        if (lower && room->chests[1]) share(players, lower, room->chests[1]);
        break;
    case VAULT:
        vault(room, players);
        break;
    case TRAP: {
        int most = 0, fewest = players[0].wounds, penalty = room->amount[top];
        for (int i = 0; i < SEATS; i++) {
            if (players[i].coins > most) most = players[i].coins;
            if (players[i].wounds < fewest) fewest = players[i].wounds;
        }
        for (int i = 0; i < SEATS; i++) {
            if (room->rich && players[i].coins == most) lose(&players[i], penalty);
            if (!room->rich && players[i].wounds == fewest) players[i].wounds += penalty;
        }
        break;
    }
    default: {
        int beaten = room->strength && total >= room->strength, attacked = room->highest ? top : low;
        if (!top) return;
        for (int i = 0; i < SEATS; i++)
            if (!beaten && players[i].value == attacked) {
                players[i].wounds += room->wounds;
                lose(&players[i], room->coins);
                players[i].stone = room->stone;
            }
        for (int i = 0; i < SEATS; i++)
            if ((beaten || low < top) && players[i].value == top) gain(&players[i], room->prize);
    }
    }
}

static void reveal(Game *game) {
    const Card *room = here(game);
    int owing = game->second ? game->gazers : ALL;
    for (int seat = 0; seat < SEATS; seat++) {
        Player *player = &game->players[seat];
        if (!(owing >> seat & 1)) continue;
        spend(player, player->card);
        if (player->card == BALL && room->escape != BALL) game->gazers |= 1 << seat;
        else player->value = room->worth[player->card];
    }
    if (game->gazers && !game->second) {
        game->second = 1;
        game->acting = game->gazers;
        return;
    }
    resolve(room, game->players);
    game->gazers = game->second = 0;
    if (++game->place == PLACES) {
        game->place = 0;
        for (int seat = 0; seat < SEATS; seat++) game->players[seat].hand |= POWER;
        if (++game->floor == FLOORS) return;
        game->lit = 0;
        game->dark = DARK[game->plans[game->floor]];
    }
    game->dark &= ~(1 << game->place);
    game->acting = ALL;
}

static void play(Game *game, int seat, int card) {
    if (card == LOOK) {
        spend(&game->players[seat], TORCH);
        game->lit |= 1 << seat;
        return;
    }
    game->players[seat].card = card;
    game->acting ^= 1 << seat;
    if (!game->acting) reveal(game);
}

static double now(void) {
    struct timespec moment;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &moment);
    return (double)moment.tv_sec + (double)moment.tv_nsec * 1e-9;
}

int main(void) {
    double seconds;
    while (scanf("%lf", &seconds) == 1) {
        long games = 0, actions = 0, coins = 0, wounds = 0;
        double began = now();
        do {
            for (int i = 0; i < 1000; i++, games++) {
                Game game;
                set_up(&game);
                while (game.acting) {
                    int choices[16], seat = __builtin_ctz((unsigned)game.acting);
                    play(&game, seat, choices[below(legal(&game, seat, choices))]);
                    actions++;
                }
                for (int seat = 0; seat < SEATS; seat++) {
                    coins += game.players[seat].coins;
                    wounds += game.players[seat].wounds;
                }
            }
        } while (now() - began < seconds);
        printf("{\"games\": %ld, \"actions\": %ld, \"coins\": %ld, \"wounds\": %ld, \"seconds\": %f}\n", games, actions,
               coins, wounds, now() - began);
        fflush(stdout);
    }
    return 0;
}
