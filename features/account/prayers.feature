Feature: Prayer requests
  Members share what they ask prayer for with their zone or with all members, under their name or without it.

  Rule: Sharing

    @MINE-04
    Scenario: A member shares a request without a name
      Given I am a member
      And I visit the prayers page
      When I click the button "기도 제목 나누기"
      And I fill in
        | 기도 제목  | 이사할 집을 찾고 있습니다. |
        | 함께 볼 분 | 온 교우             |
        | 이름     | 이름 없이            |
      And I click the button named just "나누기"
      Then I see the toast "기도 제목을 나누었습니다."
      And I see "이사할 집을 찾고 있습니다."
      And POST /api/Prayer carried
        """
        { "text": "이사할 집을 찾고 있습니다.", "scope": "members", "anonymous": true, "until": "2026-12-16" }
        """

    @MINE-04
    Scenario: A request without a text, or to nobody, is not sent
      Given I am a member
      And I visit the prayers page
      When I click the button "기도 제목 나누기"
      And I click the button named just "나누기"
      Then an alert in the page says "아직 고치실 칸이 있습니다."
      And "기도 제목" is wrong: "기도 제목을 써 주세요."
      And "함께 볼 분" is wrong: "누구와 나누실지 골라 주세요."
      And the field "기도 제목" has the focus
      And POST /api/Prayer was sent 0 times

    @MINE-04 @REL-17 @REL-18
    Scenario: A request that is being shared goes on when its page is left, and says so where it is opened again
      Given I am a member
      And I visit the prayers page
      And POST /api/Prayer is held
      When I click the button "기도 제목 나누기"
      And I choose "온 교우" for "함께 볼 분"
      And I fill "기도 제목" with "이사할 집을 찾고 있습니다."
      And I click the button named just "나누기"
      And I click the link "교회소개" in the navigation "주요 메뉴"
      And I am at the vision page
      And I go back
      Then I see "보내고 있습니다. 끝나면 알려 드리겠습니다."
      And I do not see the button named just "나누기"
      When the held calls are answered
      Then I see 1 toast "기도 제목을 나누었습니다."
      And "기도 제목" holds ""
      And POST /api/Prayer was sent 1 time

    @MINE-04 @REL-16
    Scenario: Another text is sent after a lost answer only when the member says so: the first may have arrived
      Given I am a member
      And I visit the prayers page
      And POST /api/Prayer gets no answer once
      When I click the button "기도 제목 나누기"
      And I choose "온 교우" for "함께 볼 분"
      And I fill "기도 제목" with "이사할 집을 찾고 있습니다."
      And I click the button named just "나누기"
      Then an alert in the page says "기도 제목을 나누지 못했습니다."
      When I fill "기도 제목" with "이사할 집을 구하고 있습니다."
      And I click the button named just "나누기"
      Then an alert in the page says "기도 제목을 나누었는지 확인하지 못했습니다."
      And I see "그래도 다시 보내시겠습니까?"
      When I click the button "보내지 않기"
      Then POST /api/Prayer was sent 1 time
      When I click the button named just "나누기"
      And I click the button "그래도 다시 보내기"
      Then I see the toast "기도 제목을 나누었습니다."
      And POST /api/Prayer was sent 2 times

    @MINE-04 @REL-16
    Scenario: To clear a text whose answer was lost, and to undo that, is no way around the question
      Given I am a member
      And I visit the prayers page
      And POST /api/Prayer gets no answer once
      When I click the button "기도 제목 나누기"
      And I choose "온 교우" for "함께 볼 분"
      And I fill "기도 제목" with "이사할 집을 찾고 있습니다."
      And I click the button named just "나누기"
      Then an alert in the page says "기도 제목을 나누지 못했습니다."
      When I fill "기도 제목" with "이사할 집을 구하고 있습니다."
      And I click the button "내용 지우기"
      And I click the button "되돌리기" in the toast
      And I click the button named just "나누기"
      Then I see "그래도 다시 보내시겠습니까?"
      And POST /api/Prayer was sent 1 time

    @MINE-04 @REL-16 @REL-30
    Scenario: A reload does not forget that the answer to a text was lost
      Given I am a member
      And I visit the prayers page
      And POST /api/Prayer gets no answer once
      When I click the button "기도 제목 나누기"
      And I choose "온 교우" for "함께 볼 분"
      And I fill "기도 제목" with "이사할 집을 찾고 있습니다."
      And I click the button named just "나누기"
      Then an alert in the page says "기도 제목을 나누지 못했습니다."
      When I reload
      And I fill "기도 제목" with "이사할 집을 구하고 있습니다."
      And I click the button named just "나누기"
      Then I see "그래도 다시 보내시겠습니까?"
      And POST /api/Prayer was sent 1 time

    @MINE-04 @REL-26 @REL-30
    Scenario: What was typed is kept after a lost connection and a reload
      Given I am a member
      And I visit the prayers page
      And POST /api/Prayer gets no answer
      When I click the button "기도 제목 나누기"
      And I choose "온 교우" for "함께 볼 분"
      And I fill "기도 제목" with "이사할 집을 찾고 있습니다."
      And I click the button named just "나누기"
      Then an alert in the page says "기도 제목을 나누지 못했습니다."
      When I reload
      Then "기도 제목" holds "이사할 집을 찾고 있습니다."

    @MINE-04
    Scenario: The writer changes a request, and takes another back
      Given I am a member
      And I visit the prayers page
      When I click the button "고치기 아내의 출산이"
      And I fill "기도 제목" with "아내와 아기가 모두 건강합니다."
      And I click the button "저장"
      Then I see the toast "기도 제목을 고쳤습니다."
      And I see "아내와 아기가 모두 건강합니다."
      When I click the button "거두기 아내와 아기가"
      Then I do not see the button "고치기 아내와 아기가"
      When I click the button "되돌리기" in the toast
      Then I see the button "고치기 아내와 아기가"
      And a toast says "기도 제목을 되돌렸습니다."
      And DELETE /api/Prayer/10 was sent 1 time

    @MINE-04 @accessibility
    Scenario: When the only request is taken back, the focus stays at the list
      Given I am an editor
      And I visit the prayers page
      And I click the button "내 기도 제목"
      When I click the button "거두기 추수감사절 찬양을"
      Then I see "아직 나누신 기도 제목이 없습니다."
      And the part "나눈 기도 제목" has the focus

  Rule: Praying together

    @MINE-04 @REL-17
    Scenario: A double click counts once
      Given I am an editor
      And I visit the prayers page
      And POST /api/Prayer/5/prayed is held
      When I double-click the button "함께 기도했습니다 사춘기"
      And the held calls are answered
      Then I see the button "오늘 함께 기도했습니다 사춘기"
      And I see "지금까지 23번 함께 기도했습니다."
      And POST /api/Prayer/5/prayed was sent 1 time

    @MINE-04
    Scenario: What was pressed by mistake is taken back on the same day
      Given I am an editor
      And I visit the prayers page
      When I click the button "함께 기도했습니다 사춘기"
      And I click the button "오늘 함께 기도했습니다 사춘기"
      Then I see the button "함께 기도했습니다 사춘기"
      And I see "지금까지 22번 함께 기도했습니다."
      And DELETE /api/Prayer/5/prayed was sent 1 time

    @MINE-04 @REL-26
    Scenario: A request that was answered meanwhile says so, and the list is read again
      Given I am an editor
      And I visit the prayers page
      And POST /api/Prayer/5/prayed collides with another change
      When I click the button "함께 기도했습니다 사춘기"
      Then I see the toast "목록을 새로 불러왔습니다."
      And GET /api/Prayer was sent 2 times
      And I see the button "함께 기도했습니다 사춘기"

  Rule: Who sees what

    @MINE-04 @REL-35
    Scenario: A request to a zone stays in it, and one without a name has none
      Given I am an editor
      When I visit the prayers page
      Then I see "사춘기 아들과 대화가 끊겼습니다."
      And I see "가게를 옮기게 되었습니다."
      And I do not see "아내의 출산이 한 달 남았습니다."
      And I do not see "옆집 어르신의 병이 깊어지셨습니다."
      And I do not see "관리자에게만 보이는 이름"

    @MINE-04 @REL-35
    Scenario: An Admin hides a request with a reason
      Given I am an admin
      And I visit the prayers page
      When I click the button "숨기기 사춘기"
      And I fill "숨기시는 이유" with "아드님과 먼저 의논해 주세요."
      And I click the button "숨깁니다"
      Then I see the toast "기도 제목을 숨겼습니다."
      And I see "아드님과 먼저 의논해 주세요."
      And I see the button "다시 보이기 사춘기"

    @MINE-04 @REL-30
    Scenario: A half-written reason for hiding outlives a reload
      Given I am an admin
      And I visit the prayers page
      When I click the button "숨기기 사춘기"
      And I fill "숨기시는 이유" with "아드님과 먼저"
      And I reload
      And I click the button "숨기기 사춘기"
      Then "숨기시는 이유" holds "아드님과 먼저"

    @MINE-04 @REL-35
    Scenario: The writer of a hidden request reads the reason
      Given I am a member
      And I visit the prayers page
      When I click the button "내 기도 제목"
      Then I see "그 댁과 의논하신 뒤에 다시 써 주세요."
      And I see "기간이 끝남"

    @MINE-04
    Scenario: An account that is linked to no member gets a link to the page where it can request that
      Given I am an unlinked
      When I visit the prayers page
      Then I see "교인으로 연결된 뒤에 볼 수 있습니다."
      And the link "나의 교회로" leads to /account/home
      And the church refused no call

    @MINE-04
    Scenario: A server without prayer requests says so
      Given I am a member
      And GET /api/Prayer is missing on this server
      When I visit the prayers page
      Then I see "지금 서버에서는 기도 제목을 나눌 수 없습니다."
