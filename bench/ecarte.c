/* Ecarte for two as plainly as C allows: the same games by the same seeds as ours, without options, ledger or events.
 *
 * It says how fast random play could be, and that ours is right: bench/reference.py compares the two.  The rules are
 * those of src/parlour/games/ecarte/rules.py at its usual options, in the same order and under the same names, the
 * numbers those of src/parlour/core/chance.py, the moves drawn as in core/playout.py and ecarte/strict.py.
 */
#include <stdint.h>

typedef uint64_t u64;
typedef uint32_t u32;

enum { CUT, DEAL, CHOICE, ANSWER, ELDER_DISCARDS, DEALER_DISCARDS, TRICKS, OVER };
enum { PLAY, PROPOSE, ACCEPT, REFUSE, DISCARD, MARK, ANNOUNCE };
enum { PACK = 32, DEALT = 11, HAND = 5, KING = 7, NOBODY = -1, PICKS = 1, LOITER = 4 };

static const int CUT_ORDER[8] = {1, 2, 3, 4, 0, 5, 6, 7}; /* in cutting the ace is lowest */
static const int PACKETS[10] = {0, 0, 0, 1, 1, 1, 0, 0, 1, 1};
static const int CHOOSE[6][6] = {{1},          {1, 1},          {1, 2, 1},
                                 {1, 3, 3, 1}, {1, 4, 6, 4, 1}, {1, 5, 10, 10, 5, 1}};

typedef struct {
    int verb;
    u64 cards; /* one to play, or those discarded */
} Move;

typedef struct {
    u64 chance;
    int phase, dealer, waits, may, deals;
    int points[2];
    int deck[PACK], next_card;
    u64 unsettled;
    u64 hands[2], led, king, trumps;
    int tricks[2], accepted, exposed, king_marked, king_said;
} Game;

typedef struct { /* of many games; reference.py reads it by this order */
    int64_t games, deals, moves, won;
    u64 ends;  /* a hash of how each game ended and of all numbers drawn for it */
    u64 acts;  /* a hash of every move, where it is asked for */
} Totals;

/* -- chance ------------------------------------------------------------------ */

static u32 mix32(u32 x) {
    x ^= x >> 16;
    x *= 0x21F0AAAD;
    x ^= x >> 15;
    x *= 0x735A2D97;
    return x ^ (x >> 15);
}

static u64 seeded(u64 seed) {
    u32 low = mix32((u32)seed ^ 0x5BF03635);
    u32 high = mix32((u32)(seed >> 32) ^ low ^ 0x27220A95);
    return (u64)(high % (0x6B8B4F23 - 1)) << 32 | low | 1;
}

static u64 seed_of(const u64 *numbers, int n) {
    u32 low = 0x243F6A88, high = 0x05A308D3;
    for (int i = 0; i < 2 * n; i++) {
        low = mix32(low ^ (u32)(numbers[i / 2] >> 32 * (i % 2)));
        high = mix32(high + low);
    }
    return (u64)(high & 0x7FFFFFFF) << 32 | low;
}

static inline u64 advance(u64 s) { return 0x6B8B4F23 * (s & 0xFFFFFFFF) + (s >> 32); }

static inline u64 below(u64 s, u64 n) { return (((s ^ s >> 32) & 0xFFFFFFFF) * n) >> 32; }

static inline u64 settle(int *cards, int at, int end, u64 s) {
    for (int i = at; i < end; i++) {
        s = advance(s);
        int j = i + (int)below(s, PACK - i), swap = cards[i];
        cards[i] = cards[j];
        cards[j] = swap;
    }
    return s;
}

/* -- sets of cards: suit * 16 + rank is a bit ----------------------------------- */

static inline int count(u64 cards) { return __builtin_popcountll(cards); }

static inline u64 nth(u64 cards, u64 index) {
    while (index--) cards &= cards - 1;
    return cards & -cards;
}

static inline u64 suit_of(u64 card) { return 0xFFFFull << (__builtin_ctzll(card) & 48); }

static inline u64 above(u64 card) { return suit_of(card) & -card & ~card; }

static u64 nth_subset(u64 cards, int least, int index) {
    int left = count(cards), need = least;
    u64 taken = 0;
    while (index >= CHOOSE[left][need]) index -= CHOOSE[left][need++];
    while (need > 0) {
        u64 low = cards & -cards;
        cards ^= low;
        left--;
        int with_it = need - 1 <= left ? CHOOSE[left][need - 1] : 0;
        if (index < with_it) {
            taken |= low;
            need--;
        } else
            index -= with_it;
    }
    return taken;
}

/* -- cut and deal ------------------------------------------------------------------ */

static void fill(int *cards) {
    for (int i = 0; i < PACK; i++) cards[i] = i / 8 * 16 + i % 8;
}

static inline void turn(Game *g, int seat) { g->waits = g->may = 1 << seat; }

static void cut_for_deal(Game *g) {
    int pack[PACK], first, second;
    fill(pack);
    do {
        g->chance = settle(pack, 0, 2, g->chance);
        first = CUT_ORDER[pack[0] & 15];
        second = CUT_ORDER[pack[1] & 15];
    } while (first == second);
    g->dealer = first < second ? 0 : 1;
    g->phase = DEAL;
}

static void mark(Game *g, int seat, int points) {
    g->points[seat] += points;
    if (g->points[seat] >= 5) {
        g->points[seat] = 5;
        g->phase = OVER;
        g->waits = g->may = 0;
    }
}

static void deal(Game *g) {
    int elder = 1 - g->dealer;
    fill(g->deck);
    g->chance = g->unsettled = advance(settle(g->deck, 0, DEALT, g->chance));
    g->deals++;
    g->hands[0] = g->hands[1] = g->led = 0;
    g->tricks[0] = g->tricks[1] = g->accepted = 0;
    g->exposed = g->king_marked = g->king_said = NOBODY;
    for (int i = 0; i < 10; i++) g->hands[elder ^ PACKETS[i]] |= 1ull << g->deck[i];
    u64 turned = 1ull << g->deck[10];
    g->next_card = DEALT;
    g->trumps = suit_of(turned);
    g->king = 1ull << ((__builtin_ctzll(turned) & 48) + KING);
    g->phase = CHOICE;
    if (turned == g->king) mark(g, g->dealer, 1);
    if (g->phase == CHOICE) turn(g, elder);
}

/* -- the king -------------------------------------------------------------------------- */

static inline int made(const Game *g) { return g->tricks[0] + g->tricks[1]; }

static inline int before_second_lead(const Game *g) { return made(g) == 0 || (made(g) == 1 && !g->led); }

/* 0: no mark; 1: the announced king may be marked; 2: it may be marked or announced */
static inline int king_open(const Game *g, int seat) {
    if (g->king_marked >= 0) return 0;
    if (g->king_said >= 0) return g->king_said == seat && before_second_lead(g);
    if (g->phase == TRICKS && made(g) > 0) return 0;
    if (g->led && seat != g->dealer) return g->led == g->king ? 2 : 0;
    return g->hands[seat] & g->king && g->waits >> seat & 1 ? 2 : 0;
}

static void let_king_owner_in(Game *g) {
    int elder = 1 - g->dealer;
    g->may = g->waits;
    if (g->king_marked >= 0) return;
    if (g->king_said >= 0) {
        if (before_second_lead(g)) g->may |= 1 << g->king_said;
    } else if (g->led == g->king && king_open(g, elder))
        g->may |= 1 << elder;
}

static inline void ask_next(Game *g, int seat) {
    turn(g, seat);
    if (g->king_said >= 0) let_king_owner_in(g);
}

/* -- exchange, play, marking --------------------------------------------------------------- */

static void exchange(Game *g, int seat, u64 thrown) {
    if (g->unsettled) {
        settle(g->deck, g->next_card, PACK, seeded(g->unsettled));
        g->unsettled = 0;
    }
    g->hands[seat] &= ~thrown;
    for (int n = count(thrown); n > 0; n--) g->hands[seat] |= 1ull << g->deck[g->next_card++];
    int talon = PACK - g->next_card;
    if (g->phase == ELDER_DISCARDS && talon > 0) {
        g->phase = DEALER_DISCARDS;
        ask_next(g, g->dealer);
        return;
    }
    g->phase = talon > 0 ? CHOICE : TRICKS;
    ask_next(g, 1 - g->dealer);
}

static void score_deal(Game *g) {
    int winner = g->tricks[0] > g->tricks[1] ? 0 : 1;
    mark(g, winner, g->tricks[winner] == HAND || g->exposed == 1 - winner ? 2 : 1);
    if (g->phase == TRICKS) {
        g->dealer = 1 - g->dealer;
        g->phase = DEAL;
        g->waits = g->may = 0;
    }
}

static inline u64 playable(const Game *g, int seat) {
    u64 hand = g->hands[seat];
    if (!g->led) return hand;
    u64 suited = hand & suit_of(g->led), heading = suited & above(g->led), trumps = hand & g->trumps;
    return heading ? heading : suited ? suited : trumps ? trumps : hand;
}

static inline void play_card(Game *g, int seat, u64 card) {
    if (g->phase == CHOICE) {
        if (g->accepted == 0) g->exposed = seat;
        g->phase = TRICKS;
    }
    g->hands[seat] ^= card;
    if (!g->led) {
        g->led = card;
        turn(g, 1 - seat);
        if (made(g) == 0) let_king_owner_in(g);
        return;
    }
    u64 taking = above(g->led) | (g->led & g->trumps ? 0 : g->trumps);
    int winner = card & taking ? seat : 1 - seat;
    g->tricks[winner]++;
    g->led = 0;
    if (g->hands[seat] == 0)
        score_deal(g);
    else
        ask_next(g, winner);
}

static inline void act(Game *g, int seat, Move move) {
    switch (move.verb) {
    case PLAY:
        play_card(g, seat, move.cards);
        break;
    case DISCARD:
        exchange(g, seat, move.cards);
        break;
    case PROPOSE:
        g->phase = ANSWER;
        ask_next(g, g->dealer);
        break;
    case MARK:
        g->king_marked = seat;
        mark(g, seat, 1);
        if (g->phase != OVER) let_king_owner_in(g);
        break;
    case ANNOUNCE:
        g->king_said = seat;
        let_king_owner_in(g);
        break;
    default:
        if (move.verb == ACCEPT) {
            g->accepted++;
            g->phase = ELDER_DISCARDS;
        } else {
            if (g->accepted == 0) g->exposed = g->dealer;
            g->phase = TRICKS;
        }
        ask_next(g, 1 - g->dealer);
    }
}

/* -- random moves ------------------------------------------------------------------------------ */

static int least_discard(const Game *g) { return g->phase == ELDER_DISCARDS ? 1 : 0; }

static int most_discard(const Game *g) { return PACK - g->next_card < HAND ? PACK - g->next_card : HAND; }

/* how many moves the seat has, without those about the king */
static inline int usual_moves(const Game *g, int seat) {
    if (!(g->waits >> seat & 1)) return 0;
    if (g->phase == TRICKS) return count(playable(g, seat));
    if (g->phase == CHOICE) return 1 + count(g->hands[seat]);
    if (g->phase == ANSWER) return 2;
    int n = 0;
    for (int k = least_discard(g); k <= most_discard(g); k++) n += CHOOSE[HAND][k];
    return n;
}

static inline Move usual_move(const Game *g, int seat, int index) {
    if (g->phase == TRICKS) return (Move){PLAY, nth(playable(g, seat), index)};
    if (g->phase == CHOICE) return index ? (Move){PLAY, nth(g->hands[seat], index - 1)} : (Move){PROPOSE, 0};
    if (g->phase == ANSWER) return (Move){index ? REFUSE : ACCEPT, 0};
    return (Move){DISCARD, nth_subset(g->hands[seat], least_discard(g), index)};
}

static inline Move pick(const Game *g, int seat, u64 s) {
    int usual = usual_moves(g, seat), index = (int)below(s, usual + king_open(g, seat));
    return index < usual ? usual_move(g, seat, index) : (Move){index == usual ? MARK : ANNOUNCE, 0};
}

static inline u64 hashed(u64 hash, u64 value) { return (hash ^ value) * 0x100000001B3ull; }

static inline void play_game(u64 seed, u64 number, Totals *totals, int told) {
    Game g = {.chance = seeded(seed_of((u64[]){seed, number}, 2)), .phase = CUT};
    u64 s = seeded(seed_of((u64[]){seed, number, PICKS}, 3));
    int64_t moves = 0;
    while (g.phase != OVER) {
        if (!g.waits) {
            g.phase == CUT ? cut_for_deal(&g) : deal(&g);
            continue;
        }
        int seat = g.may >> 1;
        if (g.may == 3) {
            s = advance(s);
            seat = (int)below(s, 2);
            if (!(g.waits >> seat & 1) && ((s >> 8 & (LOITER - 1)) || !king_open(&g, seat))) continue;
        }
        s = advance(s);
        Move move = pick(&g, seat, s);
        if (told) totals->acts = hashed(totals->acts, move.cards * 16 + move.verb * 2 + seat);
        act(&g, seat, move);
        moves++;
    }
    totals->games++;
    totals->deals += g.deals;
    totals->moves += moves;
    totals->won += g.points[0] == 5;
    totals->ends = hashed(hashed(hashed(totals->ends, s), g.chance), moves * 64 + g.points[0] * 8 + g.points[1]);
}

void play_games(u64 seed, u64 first, u64 games, Totals *totals) {
    for (u64 i = 0; i < games; i++) play_game(seed, first + i, totals, 0);
}

void tell_games(u64 seed, u64 first, u64 games, Totals *totals) {
    for (u64 i = 0; i < games; i++) play_game(seed, first + i, totals, 1);
}
